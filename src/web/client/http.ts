import type { Refusal } from '#engine/refusal'
import { notDone, refusedBy } from '#web/client/talk'

/** Asks the server for something; throws `NotDone` if it refuses or does not answer. */
export async function request(
  path: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' = 'GET',
  body?: object,
): Promise<unknown> {
  const answer = await fetch(path, {
    method,
    cache: 'no-store',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch(() => {
    throw notDone('lost')
  })
  // Something between here and the server may answer in its place, and not in JSON.
  const told = (await answer.json().catch(() => {
    throw notDone('lost')
  })) as { readonly error?: Refusal }
  if (told.error) throw refusedBy(told.error)
  return told
}
