import { TextInput } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { QR_CODE } from '#src/scene/kinds/types.ts'
import { warning } from '../../model/finding.ts'
import { newElement, picturePlace } from '../../model/new-elements.ts'
import { PropertySection } from '../../view/panel/property-row.tsx'
import type { EditorKind, SettingsProps } from '../editor-kind.ts'
import type { QrCodeElement } from './qr-code.ts'

/** What a new kind needs in `src/features/editor/kinds`. */
export const qrCode: EditorKind<QrCodeElement> = {
  label: '二维码',
  icon: IconQrcode,
  additions: [
    {
      label: '二维码',
      hint: '供扫描的二维码',
      icon: IconQrcode,
      make: (size) => newElement(QR_CODE, picturePlace(size), { value: '会员码' }),
    },
  ],
  settings: () => Promise.resolve(QrCodeSettings),
  name: ({ value }) => value,
  checks: ({ value }) => (value === '' ? [warning('二维码没有内容')] : []),
  limit: 1,
  contents: undefined,
  written: () => undefined,
  showsVideo: () => false,
  ticks: false,
}

function QrCodeSettings({ element, edit }: SettingsProps<QrCodeElement>) {
  return (
    <PropertySection title="内容">
      <TextInput
        aria-label="二维码内容"
        value={element.value}
        onChange={(event) => edit.adjust('修改二维码', ['data', 'value'], event.currentTarget.value)}
      />
    </PropertySection>
  )
}
