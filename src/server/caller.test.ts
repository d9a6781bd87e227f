import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { callerOf, isOwnOrigin } from '#server/caller'

/** As much of a request as is looked at. */
const request = (remoteAddress: string, headers: IncomingHttpHeaders = {}, encrypted = false): IncomingMessage =>
  ({
    headers: { host: 'Ludus.Example.org', ...headers },
    socket: { remoteAddress, encrypted },
  }) as unknown as IncomingMessage

describe('who calls', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:0db8:0001:ffff::9', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
  ])('%s is counted as %s', (remote, address) => {
    expect(callerOf(request(remote), 0).address).toBe(address)
  })

  test('headers that anyone can write are not believed', () => {
    const forged = {
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    }
    expect(callerOf(request('192.0.2.7', forged), 0)).toEqual({
      address: '192.0.2.7',
      host: 'ludus.example.org',
      isHttps: false,
      isLocal: false,
    })
  })

  test('the name that was called is what the proxy passes on as such, not what a caller may add', () => {
    const headers = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-host': 'evil.example' }
    expect(callerOf(request('127.0.0.1', headers), 1).host).toBe('ludus.example.org')
  })

  test.each([
    ['127.0.0.1', {}, true],
    ['::1', {}, true],
    ['::ffff:127.0.0.1', {}, true],
    ['192.0.2.7', {}, false],
    ['127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, false],
    ['127.0.0.1', { 'x-forwarded-for': '127.0.0.1, 192.0.2.7' }, false],
    ['127.0.0.1', { 'x-forwarded-for': '192.0.2.7, 127.0.0.1' }, false],
    ['127.0.0.1', { forwarded: 'for=192.0.2.7' }, false],
    ['192.0.2.7', { 'x-forwarded-for': '127.0.0.1' }, false],
    ['127.0.0.1.evil.example', {}, false],
  ])('from %s with %o is from this machine: %s', (remote, headers, isLocal) => {
    for (const proxies of [0, 1, 2]) expect(callerOf(request(remote, headers), proxies).isLocal).toBe(isLocal)
  })

  test.each([
    [1, '203.0.113.9'],
    [2, '198.51.100.1'],
    [3, '10.9.9.9'],
    [9, '10.9.9.9'],
  ])('behind %i proxies, what the first of them saw counts: %s', (proxies, address) => {
    const headers = { 'x-forwarded-for': '10.9.9.9, 198.51.100.1,203.0.113.9' }
    expect(callerOf(request('127.0.0.1', headers), proxies).address).toBe(address)
  })

  test('a proxy that says nothing is the caller itself', () => {
    expect(callerOf(request('127.0.0.1'), 1)).toEqual({
      address: '127.0.0.1',
      host: 'ludus.example.org',
      isHttps: false,
      isLocal: true,
    })
  })

  test('https is seen by itself, or told by a proxy', () => {
    expect(callerOf(request('::1', {}, true), 0).isHttps).toBe(true)
    expect(callerOf(request('::1', { 'x-forwarded-proto': 'https' }), 1).isHttps).toBe(true)
    expect(callerOf(request('::1', { 'x-forwarded-proto': 'https, http' }), 1).isHttps).toBe(false)
  })
})

describe('an origin', () => {
  const caller = { address: '', host: 'ludus.example.org:8080', isHttps: false, isLocal: false }
  test.each([
    ['http://ludus.example.org:8080', true],
    ['https://ludus.example.org:8080', true],
    ['http://ludus.example.org', false],
    ['http://evil.example', false],
    ['http://ludus.example.org:8080.evil.example', false],
    ['null', false],
    ['', false],
  ])('%s is our own: %s', (origin, own) => {
    expect(isOwnOrigin(origin, caller, [])).toBe(own)
  })

  test('must be listed where there is a list', () => {
    const allowed = ['https://play.example.org']
    expect(isOwnOrigin('https://play.example.org', caller, allowed)).toBe(true)
    expect(isOwnOrigin('http://ludus.example.org:8080', caller, allowed)).toBe(false)
  })
})
