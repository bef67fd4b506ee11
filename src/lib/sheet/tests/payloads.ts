/** Texts that a spreadsheet would run or could be led to run. */
export const livePayloads: readonly string[] = [
  '=1+1', '=HYPERLINK("https://host.invalid","点此")', '=cmd|\'/C calc\'!A0', '=DDE("a";"b";"c")', '=A1', '==1', '="a"&B1',
  '+1+1', '+cmd|\' /C calc\'!A0', '+8613800000000', '-1+1', '-2+3+cmd|\' /C calc\'!A0', '-A1', '--1', '-', '-5-', '- 5', '-1e3+A1',
  '⁺1+1', '₌A1', '@SUM(A1:A9)', '@A1', '|calc', '%0A=1+1', '%1',
  '\t=1+1', '\tx', '\n=1+1', '\r=1+1', '\r\n=1+1', '\rx', '\nx', '\0=1+1', '\0x', ' =1+1', '   +1', '\u00a0=1+1', '\u3000=1+1',
  '\uFEFF=1+1', '\u200B=1+1', '\u200E=1+1', '\u2060=1+1', '\u00AD=1+1', '\u202E=1+1', '\u180E=1+1', '\uFE0F=1+1', '\u001f=1+1', '\u0085=1+1',
  ' \t\uFEFF\u200B\0 =1+1', '\ud800=1+1', '\uffff=1+1',
  '＝1+1', '＋1', '－1+1', '＠SUM(A1)', '　＝1', '﹦1+1', '﹢1', '﹣1', '﹫A1',
]

/** Texts that are what they seem. */
export const plainTexts: readonly string[] = [
  '设备一号', 'a=b', '1+1', 'user@host.invalid', '-5', '-0.25', '662E41', '007', '123456789012345678', '2026-11-01 10:00:00',
  "'quoted", '"quoted"', 'a,b', '行一\n行二', ' 前后有空格 ', '<b>&amp;</b>', ']]>', '😀', '__proto__', 'constructor', '_x0041_', '_x003D_1', '',
]
