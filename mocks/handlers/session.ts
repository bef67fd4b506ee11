import { COMPANY_LIMITS, SYS_CONFIG } from '../db/company-settings.ts'
import { idIs } from '../db/gate.ts'
import type { Handlers } from './handler.ts'
import { NEWEST_APP_VERSION } from '../simulation/hardware.ts'
import { newToken } from '../db/new-token.ts'
import { orgTreeFrom, rootOrgOf } from '../db/orgs.ts'
import { Refusal } from '../server/refusal.ts'

/** Adapter programs of invented makers. */
const ADAPTERS = [
  ['青岚显示设备有限公司', '青岚显示', 'QL-55A', '青岚适配程序', 'adapter/ql-55a.apk'],
  ['北屿电子科技有限公司', '北屿电子', 'BY-M32', '北屿板卡适配', 'adapter/by-m32.apk'],
  ['云隙智能终端有限公司', '云隙智能', 'YX-Box2', '云隙盒子适配', 'adapter/yx-box2.apk'],
] as const

/** Session: sign-in and out, password, user info, region tree (1§7). */
export const sessionHandlers = {
  authLogin({ body }, { world }) {
    const account = world.gate.account.first({ account: { equals: body.account } })
    if (!account || account.passwordHash !== body.password) throw new Refusal('账号或密码错误')
    if (account.enabled === 0) throw new Refusal('该账号已停用')
    const { id } = world.gate.session.create({ id: newToken(), accountId: account.id, createTime: world.clock.now() })
    return { Authorization: id }
  },

  authLogout(_, { world, token }) {
    world.gate.session.remove(token)
  },

  userPasswordChange({ path }, { world, account, token }) {
    if (account.passwordHash !== path.old) throw new Refusal('原密码错误')
    world.gate.account.update(account.id, { passwordHash: path.new })
    // whoever else is signed in with the old password is signed out; this browser goes to login by itself
    for (const session of world.gate.session.list({ accountId: idIs(account.id) })) {
      if (session.id !== token) world.gate.session.remove(session.id)
    }
  },

  userInfo(_, { world, account, mediaBase }) {
    const role = world.gate.role.get(account.roleId)
    return {
      account: account.account,
      name: account.name,
      functionIds: world.scenario.functionIds[account.account] ?? role.functionIds,
      orgTree: orgTreeFrom(world.gate, rootOrgOf(world.gate, account)),
      cdnImgUrl: `${mediaBase}img/`,
      cdnVideoUrl: `${mediaBase}video/`,
      sysConfig: structuredClone(SYS_CONFIG),
      company: { ...COMPANY_LIMITS },
      systemMainVersion: {
        versionName: NEWEST_APP_VERSION,
        path: world.media(`client/android-${NEWEST_APP_VERSION}.apk`),
      },
      companyAdapters: ADAPTERS.map(([coFullName, coSimpleName, deviceType, adapterName, path]) => ({
        coFullName,
        coSimpleName,
        deviceType,
        adapterName,
        adapter: { path: world.media(path) },
      })),
      cctvShow: 1,
    }
  },

  /** The tree comes with the first call for it. */
  async regionTree() {
    const { regions } = await import('../db/regions.ts')
    return [...regions]
  },
} satisfies Partial<Handlers>
