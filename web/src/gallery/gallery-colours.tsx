import { GalleryBlock } from './gallery-block.tsx'
import styles from './gallery-colours.module.css'

const colours = [
  'brand',
  'brand-soft',
  'ink',
  'ink-2',
  'ground',
  'sunk',
  'gold',
  'member',
  'success',
  'warning',
  'danger',
  'info',
]

export function GalleryColours() {
  return (
    <GalleryBlock title="Warna dan huruf">
      <ul className={styles.swatches}>
        {colours.map((colour) => (
          <li key={colour} className={styles.swatch}>
            <svg className={styles.colour} width="100%" height="44" aria-hidden="true">
              <rect width="100%" height="44" fill={`var(--${colour})`} />
            </svg>
            <span className={styles.name}>{colour}</span>
          </li>
        ))}
      </ul>
      <div>
        <p className={`money ${styles.large}`}>32 Rp 155.000</p>
        <p className="h1">24/28 Judul halaman</p>
        <p className="h2">20 Judul bagian</p>
        <p className="h3">16/700 Judul kartu</p>
        <p>16/500 Isi yang dibaca</p>
        <p className="small dim">14 Keterangan</p>
        <p className="tiny dim">12 Lencana dan tab</p>
        <p className="num">0123456789, 9990 1100 0000 0201</p>
        <p>
          <a className="link link-tap" href="#isi">
            Tautan
          </a>
        </p>
      </div>
    </GalleryBlock>
  )
}
