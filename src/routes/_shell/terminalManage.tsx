import { createFileRoute } from '@tanstack/react-router'
import { readPage } from '#src/api/paging.ts'
import { deviceSearch, toDeviceRequest } from '#src/features/devices/device-search.ts'
import { lazyComponent } from '#src/lib/hooks/lazy-component.tsx'

export const Route = createFileRoute('/_shell/terminalManage')({
  staticData: { title: '终端管理', permission: '1', menu: { icon: 'device', order: 1 } },
  validateSearch: deviceSearch,
  loaderDeps: ({ search }) => toDeviceRequest(search),
  loader: ({ context, deps }) => {
    // on its way while the screen's code loads; the screen shows how it ends
    void context.queryClient.prefetchQuery(readPage('deviceList', deps))
  },
  component: lazyComponent(() => import('#src/features/devices/device-list-screen.tsx'), 'DeviceListScreen'),
})
