import { deployment } from './deployment.ts'

/** Whether there are orders: on the simulated server always, on a real one where the deployment says so (C29). */
export const ordersOn = () => !deployment.apiBaseUrl || deployment.orders === 'true'
