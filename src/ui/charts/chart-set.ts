import '@mantine/charts/styles.layer.css'
import '@mantine/core/styles/ColorSwatch.layer.css'
import { BarChart } from './bar-chart.tsx'
import { DonutChart } from './donut-chart.tsx'
import { RoseChart } from './rose-chart.tsx'

/**
 * The charts that the chart library draws, in one chunk. Nothing imports this file but lazy-charts.tsx, so that no
 * screen waits for the library.
 */
export const chartSet = { BarChart, DonutChart, RoseChart }
