import { useCallback, useEffect, useState } from 'react'
import type { AnyBox } from '#games/box'
import { openGame } from '#games/shelf'
import type { RunningReplay } from '#house/replay'
import { NotDone } from '#web/client/line'
import { replayOf } from '#web/client/tables'
import { fileName } from '#web/replay/download'
import { BadFile, openRecord, readRecord } from '#web/replay/open-record'
import { DropZone, FileButton, Opener } from '#web/replay/opener.tsx'
import type { Playback } from '#web/replay/playback'
import { Replay } from '#web/replay/replay.tsx'
import { Running } from '#web/replay/running.tsx'
import { Flawed, Gone } from '#web/replay/trouble.tsx'
import { useTitle } from '#web/route.tsx'
import { replay } from '#web/words/replay'
import { useWordsOf } from '#web/words/words'

/** A match played again: that of a table, or without one, of a file. */
export function ReplayPage({ id }: { readonly id?: string }) {
  return id === undefined ? <FileReplay /> : <TableReplay key={id} id={id} />
}

type Loaded =
  | { readonly kind: 'over'; readonly playback: Playback }
  | { readonly kind: 'running'; readonly told: RunningReplay; readonly box: AnyBox }
  | { readonly kind: 'failed'; readonly error: BadFile | NotDone }

async function load(id: string): Promise<Loaded> {
  try {
    const told = await replayOf(id)
    if (!('kind' in told)) return { kind: 'over', playback: await openRecord(told) }
    const box = await openGame(told.table.game)
    if (!box) throw new BadFile('unknown-game', told.table.game)
    return { kind: 'running', told, box }
  } catch (error) {
    if (error instanceof BadFile || error instanceof NotDone) return { kind: 'failed', error }
    throw error
  }
}

function TableReplay({ id }: { readonly id: string }) {
  const [loaded, setLoaded] = useState<Loaded>()
  const reload = useCallback(() => {
    let isWanted = true
    load(id).then(
      (what) => isWanted && setLoaded(what),
      (error: unknown) =>
        setLoaded(() => {
          throw error
        }),
    )
    return () => {
      isWanted = false
    }
  }, [id])
  useEffect(reload, [reload])
  switch (loaded?.kind) {
    case undefined:
      return <Loading />
    case 'over':
      return <Replay playback={loaded.playback} id={id} fileName={fileName(loaded.playback.record, id)} />
    case 'running':
      return <Running told={loaded.told} box={loaded.box} onReload={reload} />
    case 'failed':
      return loaded.error instanceof BadFile ? (
        <main>
          <Flawed error={loaded.error} />
        </main>
      ) : (
        <Gone why={loaded.error.message} />
      )
  }
}

type Opened =
  | { readonly kind: 'reading' }
  | { readonly kind: 'over'; readonly playback: Playback; readonly name: string }
  | { readonly kind: 'failed'; readonly error: BadFile }

function FileReplay() {
  const words = useWordsOf(replay)
  useTitle(words.title)
  const [opened, setOpened] = useState<Opened>()

  function open(file: File) {
    setOpened({ kind: 'reading' })
    readRecord(file)
      .then(openRecord)
      .then((playback) => setOpened({ kind: 'over', playback, name: file.name }))
      .catch((error: unknown) =>
        setOpened(() => {
          if (error instanceof BadFile) return { kind: 'failed', error }
          throw error
        }),
      )
  }

  switch (opened?.kind) {
    case undefined:
      return <Opener onFile={open} />
    case 'reading':
      return <Loading />
    case 'over':
      return (
        <Replay key={opened.name} playback={opened.playback} fileName={opened.name}>
          <FileButton kind="quiet" onFile={open}>
            {words.file.another}
          </FileButton>
        </Replay>
      )
    case 'failed':
      return (
        <main className="page">
          <DropZone onFile={open}>
            <Flawed error={opened.error}>
              <FileButton onFile={open}>{words.file.another}</FileButton>
            </Flawed>
          </DropZone>
        </main>
      )
  }
}

function Loading() {
  const words = useWordsOf(replay)
  return (
    <main className="page" aria-busy="true">
      <p role="status">{words.loading}</p>
    </main>
  )
}
