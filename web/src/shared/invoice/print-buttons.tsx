import { invoicePdfPath } from '@nmw/contract/invoice-labels'
import { downloadIcon, printerIcon } from '../../ui/icon/action-icons.ts'
import { buttonClass } from '../../ui/frame/button-class.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { receiptIcon } from '../../ui/icon/navigation-icons.ts'
import type { Paper } from './use-print.ts'

type PrintButtonsProps = {
  /** The invoice token or number in the path of the PDF. */
  param: string
  paper: Paper | undefined
  onPrint: (paper: Paper) => void
}

export function PrintButtons({ param, paper, onPrint }: PrintButtonsProps) {
  return (
    <>
      <Button icon={printerIcon} busy={paper === 'a4'} onClick={() => onPrint('a4')}>
        Cetak
      </Button>
      <a className={buttonClass({ variant: 'soft' })} href={invoicePdfPath(param)} download>
        <Icon path={downloadIcon} size={20} />
        Unduh PDF
      </a>
      <Button variant="line" icon={receiptIcon} busy={paper === '80mm'} onClick={() => onPrint('80mm')}>
        Cetak struk 80 mm
      </Button>
    </>
  )
}
