import { ScreenLoadError } from '#src/lib/hooks/lazy-component.tsx'
import { apiConfig } from './config.ts'

/** Loads what hashes, which nobody needs before a password is typed. A load that fails is not remembered. */
export function preloadHash(): Promise<(password: string, salt: string) => string> {
  return Promise.all([import('md5'), import('./server-differences.ts')]).then(
    ([{ default: md5 }, { salted }]) =>
      (password, salt) =>
        md5(salted(password, salt)),
    (cause: unknown) => {
      throw new ScreenLoadError('登录组件加载失败，请检查网络后重试；如果系统刚刚更新过，请刷新页面', { cause })
    },
  )
}

/**
 * A password as the server takes it: md5 of what was typed, trimmed, and the salt; lower-case hex (C6, R1).
 * The salt is the deployment's, or the simulated server's own.
 */
export async function hashPassword(password: string): Promise<string> {
  const hash = await preloadHash()
  const salt = apiConfig.passwordSalt ?? (await apiConfig.demo)?.passwordSalt ?? ''
  return hash(password.trim(), salt)
}

export function hasPasswordSalt(): boolean {
  return apiConfig.passwordSalt !== undefined || apiConfig.demo !== undefined
}
