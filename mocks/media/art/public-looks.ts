import type { Campaign } from '../../db/seed/customers.ts'

/** What pictures of the shared library say and their colours, by the key of their campaign. */
export const publicLooks: Readonly<Record<string, Pick<Campaign, 'line' | 'dark' | 'bright'>>> = {
  crossing: { line: '一停二看三通过', dark: '#27496d', bright: '#ffb300' },
  water: { line: '随手关紧水龙头', dark: '#0b4a72', bright: '#6fd3ff' },
  waste: { line: '分一分，净十分', dark: '#24524a', bright: '#a8e6b0' },
  shelf: { line: '每天半小时，一年十本书', dark: '#3f2a56', bright: '#f4a261' },
  fraud: { line: '不轻信，不转账', dark: '#1b2a4a', bright: '#5a8bff' },
  power: { line: '人走断电，不拉飞线', dark: '#4a3510', bright: '#f2b134' },
  wind: { line: '多一点绿，少一点碳', dark: '#1b5c6f', bright: '#9fe3c8' },
  elders: { line: '常回家看看', dark: '#6b2746', bright: '#ffb3c5' },
}
