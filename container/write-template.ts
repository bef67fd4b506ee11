/**
 * Writes the configuration of nginx for the container, with places for the origins that only its start knows
 * (point.sh).
 *
 *   tsx container/write-template.ts site.conf.template
 */
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { nginxLocations } from '../config/host-files.ts'
import { securityHeaders } from '../config/security-headers.ts'

/** The whole server; the console lies at its root. */
export function containerSite(): string {
  const headers = securityHeaders({
    apiOrigins: ['@API_ORIGIN@'],
    mediaOrigins: ['@MEDIA_ORIGINS@'],
    uploadOrigins: ['@UPLOAD_ORIGINS@'],
  })
  return `server {\n  listen 80;\n  root /usr/share/nginx/html;\n  server_tokens off;\n\n${nginxLocations(headers, '/')}}\n`
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  fs.writeFileSync(process.argv[2] ?? 'site.conf.template', containerSite())
