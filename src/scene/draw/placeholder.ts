import { FILL, type Box } from './box.ts'

/** Stands for what cannot be shown, and says what it is. */
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
