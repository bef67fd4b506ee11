/* Styles of the frame around the screens, and of what any screen may open: menus, tooltips, dialogs. */
import './entry.ts'
import '@mantine/core/styles/Breadcrumbs.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import '@mantine/core/styles/Tooltip.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/Skeleton.layer.css'
