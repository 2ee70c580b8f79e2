import { ActionBar } from '../ui/nav/action-bar.tsx'
import { BrandMark } from '../ui/frame/brand-mark.tsx'
import { Button } from '../ui/frame/button.tsx'
import { FloatingButton } from '../ui/nav/floating-button.tsx'
import { IconButton } from '../ui/frame/icon-button.tsx'
import type { NavItem } from '../ui/nav/nav-item.ts'
import {
  homeIcon,
  personIcon,
  prescriptionIcon,
  receiptIcon,
  stethoscopeIcon,
  whatsappIcon,
} from '../ui/icon/navigation-icons.ts'
import { Pagination } from '../ui/list/pagination.tsx'
import { printerIcon } from '../ui/icon/action-icons.ts'
import { railItemClass } from '../ui/nav/rail-item-class.ts'
import { Section } from '../ui/list/section.tsx'
import { SideRail } from '../ui/nav/side-rail.tsx'
import { TabBar } from '../ui/nav/tab-bar.tsx'
import { ThemeSwitch } from '../ui/theme/theme-switch.tsx'
import { TopBar } from '../ui/nav/top-bar.tsx'
import { GalleryBlock, GalleryCaption } from './gallery-block.tsx'
import styles from './gallery-navigation.module.css'

const items: NavItem[] = [
  { href: '?beranda', label: 'Beranda', icon: homeIcon, current: true },
  { href: '?konsultasi', label: 'Konsultasi', icon: stethoscopeIcon },
  { href: '?resep', label: 'Resep', icon: prescriptionIcon },
  { href: '?transaksi', label: 'Transaksi', icon: receiptIcon },
  { href: '?akun', label: 'Akun', icon: personIcon },
]

export function GalleryNavigation() {
  return (
    <GalleryBlock title="Navigasi">
      <GalleryCaption>Merek, kepala halaman, bagian, halaman</GalleryCaption>
      <div className={styles.marks}>
        <BrandMark />
        <BrandMark name="NMW" area="Konten" />
      </div>
      <div className={styles.stage}>
        <TopBar
          title="Detail Pesanan"
          level={3}
          backHref="#isi"
          actions={<IconButton label="Cetak" icon={printerIcon} />}
        />
      </div>
      <Section title="Layanan" moreHref="?layanan" level={3}>
        <p className="dim">Isi bagian.</p>
      </Section>
      <Pagination page={3} totalPages={8} hrefFor={(page) => `?halaman=${page}`} label="Halaman pesanan" />
      <GalleryCaption>Batang tab, tombol bantuan, tindakan utama; hanya di bawah 1024 px</GalleryCaption>
      <div className={styles.phone}>
        <FloatingButton label="Butuh Bantuan ?" icon={whatsappIcon} href="?bantuan" />
        <TabBar label="Menu utama" items={items} />
      </div>
      <div className={styles.task}>
        <ActionBar label="Total" amount="Rp 155.000">
          <Button>Lanjutkan</Button>
        </ActionBar>
      </div>
      <GalleryCaption>Rel samping; hanya dari 1024 px</GalleryCaption>
      <div className={styles.rail}>
        <SideRail
          label="Menu samping"
          head={<BrandMark />}
          items={items}
          foot={<ThemeSwitch className={railItemClass()} />}
        />
      </div>
    </GalleryBlock>
  )
}
