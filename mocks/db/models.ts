/*
 * What the simulated server stores. Moments are epoch milliseconds here and become wall time when they are answered.
 * Statuses that change by themselves are not stored: they follow from the row, the seed and the clock (`simulation/`).
 */
/** An id as the contract has it: opaque, a number or a string (C16). */
export type Id = string | number

/** A signed-in browser. The id is the token. */
export interface SessionRow {
  id: string
  accountId: Id
  createTime: number
}

export interface AccountRow {
  id: Id
  account: string
  name: string
  passwordHash: string
  roleId: Id
  /** 0 when the role is built in: such an account sees the whole company. */
  organizationId: Id
  enabled: 0 | 1
  createTime: number
}

/** The last code that was sent to a phone (C9). The id is its number. */
export interface SmsRow {
  id: string
  code: string
  createTime: number
}

/** A role and the permission codes it gives (3§3). */
export interface RoleRow {
  id: Id
  name: string
  remark: string
  category: 0 | 1 | 2
  functionIds: string[]
}

/** An organisation; the tree follows from `pid` (3§3). */
export interface OrgRow {
  id: Id
  name: string
  /** 0 at the root. */
  pid: Id
  /** Order among siblings. */
  position: number
}

export interface GroupRow {
  id: Id
  name: string
}

/** A volume setting (C23). */
export interface VolumeTarget {
  val: number
  period: { t: string; v: number }[]
}

/** A terminal, as far as calls change it (1§3); the rest of what is answered follows from seed and clock. */
export interface DeviceRow {
  id: Id
  sn: string
  name: string
  remark: string
  addr: string
  province: string
  city: string
  district: string
  organizationId: Id
  /** 0 for none. */
  groupId: Id
  resolutionH: number
  resolutionV: number
  creator: string
  createTime: number
  /** Power window in force when `workCronTarget` was set. */
  workCron: string
  workCronTarget: string
  /** When the target was set; 0 when it has long arrived. */
  workCronSince: number
  /** Volume in force when `volumeTarget` was set. */
  volume: number
  volumeTarget: VolumeTarget
  volumeSince: number
  /** When the newest screenshot was taken; 0 for none. */
  screenshotAt: number
  /** When the screenshot that is on its way arrives; 0 for none. */
  screenshotNext: number
  /** When the last restart by command happened or will happen; 0 for none. */
  restartAt: number
  /** Since when its network is down for good; 0 for not. */
  offSince: number
  /** Up to when it has lost what was sent to it, until a restart brings that again; 0 for nothing lost. */
  lostUntil: number
  /** How far its clock is ahead (ms), until a restart. */
  clockSkew: number
  /** What it says of its disk, until a cleanup; '' for what its hardware has. */
  diskInfo: string
  /** When the last cleanup by command happened or will happen; 0 for none. */
  cleanedAt: number
}

/** A command that was sent to a terminal, with the outcome it will have (1§3). */
export interface CommandRow {
  id: Id
  deviceId: Id
  type: number
  creator: string
  createTime: number
  /** When the outcome is known; null if the terminal never answers. */
  settleAt: number | null
  succeeds: boolean
  /** Why it fails. */
  msg: string
}

/** Half of 2§3: when an ad is played. */
export interface Schedule {
  dateStart: number
  dateEnd: number
  period: { start: string; end: string; weeks: string; times: number; level: number }[]
}

export interface PublicationRow {
  id: Id
  programId: Id
  deviceIds: Id[]
  scheduleType: 0 | 1
  schedules: Schedule[]
  creator: string
  createTime: number
  /** The order that it was published for. */
  orderId?: Id
}

/**
 * A client's booking of ads on terminals (C29). Awaiting play, playing and completed are one: its days tell them apart.
 */
export interface OrderRow {
  id: Id
  name: string
  client: string
  programIds: Id[]
  deviceIds: Id[]
  scheduleType: 0 | 1
  schedules: Schedule[]
  /** 0 pending review, 1 approved, 3 stopped, 5 rejected. */
  status: number
  checkReason: string
  organizationId: Id
  creator: string
  createTime: number
}

/** An ad sent to terminals, or taken off them, by somebody at some time; stays when either is gone (3§3). */
export interface PlayRecordRow {
  id: Id
  programId: Id
  deviceIds: Id[]
  /** 0 stop, 1 publish. */
  type: 0 | 1
  creator: string
  createTime: number
  /** The plan of what was published; without one it plays all day, every day. */
  scheduleType?: 0 | 1
  schedules?: Schedule[]
}

/** What materials and ads have in common on their way through review (2§4). */
export interface Reviewed {
  status: number
  /** 1 to 4 while `status` is 2, else 0. */
  currentLevel: number
  checkReason: string
  /** What comes by itself, transcoding or the platform's verdict: when (0 for never), the status then, and why. */
  verdictAt?: number
  verdict?: number
  verdictReason?: string
  /** Who decided last, when and how (0 approved, 1 rejected); 0 where nobody has since it was submitted. */
  decidedBy?: string
  decidedAt?: number
  decided?: number
}

/** An ad (2§3). */
export interface ProgramRow extends Reviewed {
  id: Id
  name: string
  width: number
  height: number
  duration: number
  size: number
  groupId: Id
  organizationId: Id
  creator: string
  createTime: number
  materialIds: Id[]
  /** The scene document, a string of JSON (E1). */
  content: string
  snapshot: string
  /** Deleted ads stay in the statistics. */
  deleted: boolean
}

/** An image or a video (2§3). */
export interface MaterialRow extends Reviewed {
  id: Id
  name: string
  /** 0 image, 1 video. */
  type: 0 | 1
  width: number
  height: number
  size: number
  /** Seconds; 0 for images. */
  duration: number
  mime: string
  path: string
  snapshot: string
  enabled: 0 | 1
  groupId: Id
  organizationId: Id
  creator: string
  createTime: number
}

/** A signature that was given for one upload (C12). The id is the key under which the file will lie. */
export interface UploadRow {
  id: string
  accountId: Id
  originName: string
  type: 0 | 1
  /** What the store checks the form by. */
  signature: string
  data: string
  expireTime: number
  used: boolean
}

export interface Rows {
  session: SessionRow
  account: AccountRow
  sms: SmsRow
  role: RoleRow
  org: OrgRow
  deviceGroup: GroupRow
  device: DeviceRow
  deviceCommand: CommandRow
  programGroup: GroupRow
  program: ProgramRow
  materialGroup: GroupRow
  material: MaterialRow
  upload: UploadRow
  /** What a nationwide library offers to every company (C10). */
  sharedGroup: GroupRow
  sharedMaterial: MaterialRow
  publication: PublicationRow
  order: OrderRow
  playRecord: PlayRecordRow
}

export type ModelName = keyof Rows
