/** What a page shows once something has failed. It runs in the page, so that it uses nothing from here. */
export function lookAfterFailure(message: string) {
  const text = document.body.innerText
  const count = (part: string) => text.split(part).length - 1
  return {
    message: count(message),
    chinese: /[\u4e00-\u9fff]/.test(document.getElementById('root')?.innerText ?? ''),
    something: [...document.querySelectorAll<HTMLElement>('#root button, #root a[href]')].some(
      (element) => element.checkVisibility() && !element.hasAttribute('disabled'),
    ),
    success: count('操作成功'),
    busy: document.querySelectorAll('[aria-busy=true], [data-loading]').length,
  }
}

/** What `lookAfterFailure` must see: the message once, words and something to press, no success, nothing that turns. */
export const SURVIVED = { message: 1, chinese: true, something: true, success: 0, busy: 0 }
