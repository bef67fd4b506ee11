import { createFileRoute, redirect } from '@tanstack/react-router'

/** `/` leads to login, which leads on to the home page when there is a session (P10). */
export const Route = createFileRoute('/')({
  staticData: { title: '', permission: '-1' },
  beforeLoad: () => {
    throw redirect({ to: '/login', replace: true })
  },
})
