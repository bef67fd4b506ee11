/** The account that may do everything. */
export const ADMIN = '13800000000'

/** The password of every demo account. */
export const PASSWORD = 'Demo1234'
