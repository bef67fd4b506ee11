import md5 from 'md5'
import { DEMO_PASSWORD, DEMO_PASSWORD_SALT, demoAccounts, demoRoles } from '../demo-company.ts'
import type { AccountRow, Id, OrgRow, RoleRow } from '../models.ts'
import { areas, shortName } from './areas.ts'

const DAY = 86_400_000

/** The name of the company's root organisation. */
const COMPANY = '澄屿屏联'

export interface Branch {
  orgId: Id
  province: string
  city: string
  district: string
  /** How the area is called in names: 杭州西湖. */
  area: string
}

/** Five levels: company, region, province, city, district. Branches are the lowest. */
export function seedOrgs(): { orgs: OrgRow[]; branches: Branch[] } {
  const orgs: OrgRow[] = []
  const branches: Branch[] = []
  const add = (name: string, pid: Id, position: number) => {
    const id = orgs.length + 1
    orgs.push({ id, name: name.slice(0, 10), pid, position })
    return id
  }
  const root = add(COMPANY, 0, 0)
  for (const [areaIndex, [areaName, provinces]] of Object.entries(areas).entries()) {
    const areaOrg = add(areaName, root, areaIndex)
    for (const [provinceIndex, [province, cities]] of Object.entries(provinces).entries()) {
      const provinceOrg = add(`${shortName(province)}公司`, areaOrg, provinceIndex)
      for (const [cityIndex, [city, districts]] of Object.entries(cities).entries()) {
        const cityName = shortName(city === '市辖区' ? province : city)
        const cityOrg = add(`${cityName}分公司`, provinceOrg, cityIndex)
        for (const [districtIndex, district] of districts.split(' ').entries()) {
          const orgId = add(`${shortName(district)}营业部`, cityOrg, districtIndex)
          branches.push({ orgId, province, city, district, area: `${cityName}${shortName(district)}` })
        }
      }
    }
  }
  return { orgs, branches }
}

/** The roles of the demo company, ids from 1. */
export function seedRoles(): RoleRow[] {
  return demoRoles.map((role, index) => ({ id: index + 1, ...role, functionIds: [...role.functionIds] }))
}

/**
 * The accounts of the demo company, ids from 1. The operator works for the first region, so that what an account may
 * see differs; reviewers and guests see the whole company.
 */
export function seedAccounts(epoch: number, orgs: readonly OrgRow[]): AccountRow[] {
  const passwordHash = md5(DEMO_PASSWORD + DEMO_PASSWORD_SALT)
  const root = orgs[0]?.id ?? 0
  const named = demoAccounts.map<AccountRow>(({ account, name, role, enabled }, index) => {
    const roleIndex = demoRoles.findIndex((candidate) => candidate.name === role)
    const organizationId = demoRoles[roleIndex]?.category !== 2 ? 0 : role === '运营' ? (orgs[1]?.id ?? root) : root
    return {
      id: index + 1,
      account,
      name,
      passwordHash,
      roleId: roleIndex + 1,
      organizationId,
      enabled: enabled ? 1 : 0,
      createTime: epoch - (700 - index * 30) * DAY,
    }
  })
  // some people in the branches
  const others = Array.from({ length: 32 }, (_, index): AccountRow => {
    const name = `${SURNAMES[index % SURNAMES.length]}${GIVEN[(index * 7) % GIVEN.length]}`
    const account = `139${String(10_000_000 + index * 2_719_321).slice(-8)}`
    const org = orgs[(index * 11) % orgs.length]?.id ?? root
    return {
      id: named.length + index + 1,
      account,
      name,
      passwordHash,
      roleId: index % 3 === 0 ? 7 : 2,
      organizationId: org,
      enabled: index % 8 === 5 ? 0 : 1,
      createTime: epoch - (400 - index * 9) * DAY,
    }
  })
  return [...named, ...others]
}

const SURNAMES = '陈林黄周吴徐孙马朱胡'
const GIVEN = ['思远', '雨桐', '建国', '静', '子涵', '晓峰', '佳怡', '磊', '欣然', '志强', '丽华']
