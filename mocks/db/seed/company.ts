import md5 from 'md5'
import { DEMO_PASSWORD, DEMO_PASSWORD_SALT, demoAccounts, demoRoles } from '../demo-company.ts'
import type { AccountRow, Id, OrgRow, RoleRow } from '../models.ts'
import { regions, shortName, type Region } from '../regions.ts'

const DAY = 86_400_000

/** The name of the company's root organisation. */
const COMPANY = '澄屿屏联'

/** Regions of the company, with the provinces of each by the first two digits of their code. */
const AREAS: Record<string, readonly string[]> = {
  华东大区: ['31', '32', '33', '34', '36'],
  华北大区: ['11', '12', '13', '14', '15', '37'],
  华南大区: ['44', '45', '46', '35'],
  华中大区: ['41', '42', '43'],
  西南大区: ['50', '51', '52', '53', '54'],
  西北大区: ['61', '62', '63', '64', '65'],
  东北大区: ['21', '22', '23'],
}

/** Provinces in which the company has more than one city. */
const LARGE: Record<string, number> = {
  '31': 1,
  '32': 3,
  '33': 3,
  '44': 3,
  '37': 2,
  '51': 2,
  '42': 2,
  '35': 2,
  '21': 2,
  '41': 2,
}

/** An organisation that has terminals, and where they stand. */
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
  for (const [areaIndex, [areaName, codes]] of Object.entries(AREAS).entries()) {
    const area = add(areaName, root, areaIndex)
    for (const [provinceIndex, code] of codes.entries()) {
      const province = regions.find((region) => region.code?.startsWith(code)) as Region
      const provinceOrg = add(`${shortName(province.name)}公司`, area, provinceIndex)
      for (const [cityIndex, city] of (province.children ?? []).slice(0, LARGE[code] ?? 1).entries()) {
        const cityName = city.name === '市辖区' ? shortName(province.name) : shortName(city.name)
        const cityOrg = add(`${cityName}分公司`, provinceOrg, cityIndex)
        for (const [districtIndex, district] of (city.children ?? []).slice(0, 3).entries()) {
          const orgId = add(`${shortName(district.name)}营业部`, cityOrg, districtIndex)
          const area = `${cityName}${shortName(district.name)}`
          branches.push({ orgId, province: province.name, city: city.name, district: district.name, area })
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
