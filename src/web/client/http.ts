import type { NewTable } from '#protocol/acts'
import { NotDone } from '#web/client/connection'

async function request(path: string, method: 'POST' | 'PUT', body?: object): Promise<unknown> {
  const answer = await fetch(path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const told = (await answer.json()) as { readonly error?: { readonly code: string; readonly message: string } }
  if (told.error) throw new NotDone(told.error.code, told.error.message)
  return told
}

/** Sets up a table and returns its id. */
export async function createTable(wanted: NewTable): Promise<string> {
  const { table } = (await request('/api/tables', 'POST', wanted)) as { readonly table: { readonly id: string } }
  return table.id
}
