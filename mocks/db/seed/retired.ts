/** A terminal that was taken down long ago, of the first region: only the logs still know it. */
export const retired = { id: 'retired', sn: 'B7X09QK2', name: '上海旧馆大堂屏', organizationId: 2 } as const
