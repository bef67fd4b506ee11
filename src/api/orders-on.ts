/** Whether there are orders: on the simulated server always, on a real one where the build says so (C29). */
export const ordersOn = !import.meta.env.VITE_API_BASE_URL || import.meta.env.VITE_ORDERS === 'true'
