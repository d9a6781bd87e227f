import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

/** Whether what was taken away last had the focus: then what comes in its place has it. */
let wasTakenAway = false

/** What was pressed is often gone afterwards: then the line that says what is asked has the focus. To be spread on the box. */
export function useKeptFocus(box: RefObject<HTMLElement | null>) {
  const hadFocus = useRef(false)
  useEffect(() => {
    hadFocus.current = wasTakenAway
    wasTakenAway = false
    return () => {
      wasTakenAway = hadFocus.current
    }
  }, [])
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('.rf-ask')?.focus()
  })
  return {
    onFocus: () => {
      hadFocus.current = true
    },
    onBlur: ({ target }: FocusEvent) => {
      // What is taken away loses the focus, too; only what is still there was left on purpose.
      queueMicrotask(() => {
        if (target.isConnected && !box.current?.contains(document.activeElement)) hadFocus.current = false
      })
    },
  }
}
