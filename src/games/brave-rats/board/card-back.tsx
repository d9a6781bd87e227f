import './card.css'

/** The back of every card, whatever lies under it. */
export function CardBack() {
  return (
    <span className="br-card br-card-back" aria-hidden="true">
      <svg viewBox="0 0 100 140" preserveAspectRatio="none">
        <path className="lattice" d={LATTICE} />
      </svg>
      <svg className="br-card-mark" viewBox="0 0 100 100">
        <path d="M50 4L96 50L50 96L4 50Z" />
        <path
          className="rat"
          d="M30 58C26 44 34 34 46 36C50 30 58 32 58 39C66 42 74 50 78 56C74 60 66 62 60 62C56 68 40 70 34 64C24 68 18 62 16 54"
        />
        <circle className="eye" cx="63" cy="49" r="2.6" />
      </svg>
    </span>
  )
}

const LATTICE = Array.from({ length: 16 }, (_, at) => {
  const x = at * 16 - 80
  return `M${x} 0L${x + 140} 140M${x + 100} 0L${x - 40} 140`
}).join('')
