import { SMS_PAUSE_MS } from '#src/domain/account-rules.ts'
import { idIs } from '../db/gate.ts'
import type { Handlers } from './handler.ts'
import { hashText, mix } from '../db/random.ts'
import { Refusal } from '../server/refusal.ts'
import type { World } from '../db/world.ts'

/** How long a code can be used. */
const LIFETIME_MS = 5 * 60_000

/** Forgotten password: a code by text message, its check, and a new password (1§7, 3§7, C9). */
export const recoveryHandlers = {
  smsSend({ path: { phone } }, { world }) {
    const { gate, clock } = world
    accountOf(world, phone)
    const before = gate.sms.find(phone)
    if (before && clock.now() - before.createTime < SMS_PAUSE_MS) throw new Refusal('获取验证码过于频繁，请稍后再试')
    const code = String(100_000 + (mix(hashText(phone), Math.trunc(clock.now() / 1000)) % 900_000))
    gate.sms.create({ id: phone, code, createTime: clock.now() })
  },

  smsVerify({ path }, { world }) {
    check(world, path)
  },

  smsPasswordReset({ path }, { world }) {
    const { gate } = world
    check(world, path)
    const { id } = accountOf(world, path.phone)
    gate.account.update(id, { passwordHash: path.pwd })
    gate.sms.remove(path.phone)
    // whoever is signed in with the old password is signed out
    for (const session of gate.session.list({ accountId: idIs(id) })) gate.session.remove(session.id)
  },
} satisfies Partial<Handlers>

function accountOf({ gate }: World, phone: string) {
  const row = gate.account.first({ account: { equals: phone } })
  if (!row) throw new Refusal('该手机号未注册')
  if (row.enabled === 0) throw new Refusal('该账号已停用')
  return row
}

function check({ gate, clock }: World, { phone, smsCode }: { phone: string; smsCode: string }) {
  const sent = gate.sms.find(phone)
  if (sent?.code !== smsCode) throw new Refusal('验证码错误')
  if (clock.now() - sent.createTime > LIFETIME_MS) throw new Refusal('验证码已过期，请重新获取')
}
