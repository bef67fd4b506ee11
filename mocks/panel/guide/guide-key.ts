/** Under what the tab keeps where the tour is; apart from its code, which comes when there is one. */
export const GUIDE_KEY = 'mock.guide'
