/* Styles that lists and forms share; rarer components bring their own. */
import './shell.ts'
import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Pagination.layer.css'
