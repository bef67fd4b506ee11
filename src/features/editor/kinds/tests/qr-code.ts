import { codeSign, placeholder } from '#src/scene/draw/placeholder.ts'
import type { ElementKind } from '#src/scene/kinds/element-kind.ts'
import { QR_CODE } from '#src/scene/kinds/types.ts'
import { own } from '#src/scene/model/json.ts'
import { textOf } from '#src/scene/model/read-values.ts'
import type { ElementFrame } from '#src/scene/model/scene-types.ts'

/** A kind that only tests have: what a new one needs in `src/scene/kinds`. */
export interface QrCodeElement extends ElementFrame {
  kind: 'qrCode'
  value: string
}

export const qrCode: ElementKind<QrCodeElement> = {
  types: { [QR_CODE]: '二维码' },
  read: (frame, data) => ({ ...frame, kind: 'qrCode', value: textOf(own(data, 'value'), 200) }),
  draw: ({ value }, { composing }) => [value === '' && composing ? placeholder('empty', '暂无内容') : codeSign('code')],
  frameKey: (_element, { composing }) => String(composing),
  describe: ({ value }) => `二维码“${value}”`,
  lettering: () => undefined,
  seconds: () => undefined,
  media: () => [],
}
