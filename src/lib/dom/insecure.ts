/** What people should know who opened the console over plain http; undefined on a secure connection. */
export const insecure = globalThis.isSecureContext
  ? undefined
  : '当前通过 http 访问，传输的内容未加密，复制等功能不可用。请改用 https 地址。'
