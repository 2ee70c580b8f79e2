import { blockedIcon, clockIcon, successIcon } from '../../ui/icon/state-icons.ts'

export const refundStates = {
  DIAJUKAN: { label: 'Diajukan', tone: 'info', icon: clockIcon, text: 'Sedang kami periksa.' },
  DISETUJUI: { label: 'Disetujui', tone: 'info', icon: successIcon, text: 'Dana segera kami transfer.' },
  DITRANSFER: {
    label: 'Ditransfer',
    tone: 'success',
    icon: successIcon,
    text: 'Dana sudah kami transfer ke rekening Anda.',
  },
  DITOLAK: { label: 'Ditolak', tone: 'danger', icon: blockedIcon, text: 'Pengajuan tidak dapat kami setujui.' },
} as const
