import { FILL, type Box } from './box.ts'

export function placeholder(key: string, label: string): Box {
  return {
    key,
    style: {
      ...FILL,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      boxSizing: 'border-box',
      padding: '0.5em',
      overflow: 'hidden',
      border: '0.25em dashed rgb(138 147 161)',
      background: 'rgb(236 239 243)',
      color: 'rgb(74 82 96)',
      lineHeight: 1.3,
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
    children: [{ key: 'label', style: { fontSize: '2em' }, text: label }],
  }
}

/** Where pictures or videos will be: what lies behind it is seen, and what is missing stands at its lower edge. */
export function emptyPlace(label: string): Box {
  return {
    key: 'empty',
    style: {
      ...FILL,
      display: 'flex',
      alignItems: 'flex-end',
      justifyContent: 'center',
      boxSizing: 'border-box',
      padding: '0.8em',
      overflow: 'hidden',
      border: '0.25em dashed rgb(138 147 161)',
      borderRadius: 'inherit',
    },
    children: [
      {
        key: 'label',
        style: {
          padding: '0.15em 0.7em',
          borderRadius: '1em',
          background: 'rgb(236 239 243)',
          color: 'rgb(74 82 96)',
          fontSize: '1.6em',
          lineHeight: 1.3,
          textAlign: 'center',
          overflowWrap: 'anywhere',
        },
        text: label,
      },
    ],
  }
}

/**
 * Stands for a QR code, whose address no document describes: three finders and a pattern, which looks like one and
 * cannot be read as one.
 */
export function codeSign(key: string): Box {
  const place = { top: '0', bottom: '0', left: '0', right: '0' }
  const finder = (...sides: (keyof typeof place)[]): Box => ({
    key: sides.join(' '),
    style: {
      position: 'absolute',
      width: '32%',
      height: '32%',
      boxSizing: 'border-box',
      border: '0.6em solid rgb(21 21 21)',
      background: 'linear-gradient(rgb(21 21 21) 0 0) content-box, rgb(255 255 255)',
      padding: '0.5em',
      outline: '0.5em solid rgb(255 255 255)',
      ...Object.fromEntries(sides.map((side) => [side, place[side]])),
    },
  })
  return {
    key,
    style: { ...FILL, containerType: 'size', background: 'rgb(255 255 255)' },
    children: [
      {
        key: 'code',
        style: {
          position: 'absolute',
          inset: 0,
          margin: 'auto',
          width: '84cqmin',
          height: '84cqmin',
          // its parts are measured by it, whatever the size of the element
          fontSize: '8cqmin',
          background: 'repeating-conic-gradient(rgb(21 21 21) 0 25%, rgb(255 255 255) 0 50%) 0 0 / 1em 1em',
        },
        children: [finder('top', 'left'), finder('top', 'right'), finder('bottom', 'left')],
      },
    ],
  }
}
