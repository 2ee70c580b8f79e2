import styles from './lotus.module.css'

const rings = [1, 0.8, 0.6, 0.4] as const

export function Lotus({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 240" width={240} height={240} aria-hidden="true">
      {rings.map((scale) => (
        <g key={scale} className={styles.line} transform={`translate(120 232) scale(${scale})`}>
          <path d="M0 0c-64-26-96-70-96-140 64 6 96 51 96 140z" />
          <path d="M0 0c64-26 96-70 96-140-64 6-96 51-96 140z" />
          <path d="M-41-162c6-26 19-45 41-62 22 17 35 36 41 62" />
        </g>
      ))}
    </svg>
  )
}
