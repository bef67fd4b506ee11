#!/bin/sh
# Leads the console in this container to the server that the environment names: the settings go into its page, their
# origins into the content security policy. The same as config/deployment-settings.ts, where there is no Node.js.
set -eu

html=${CONSOLE_HTML:-/usr/share/nginx/html}
template=${CONSOLE_TEMPLATE:-/etc/nginx/site.conf.template}
site=${CONSOLE_SITE:-/etc/nginx/conf.d/default.conf}

# The origins in a comma-separated list of addresses, apart by spaces. What is no address ends the start here.
origins() {
  between=
  for address in $(printf %s "$1" | tr ',' ' '); do
    printf %s "$address" | grep -Eq '^https?://[A-Za-z0-9.-]+(:[0-9]+)?(/[A-Za-z0-9._~/-]*)?$' || { echo "Not an address: $address" >&2; exit 1; }
    printf '%s%s' "$between" "$(printf %s "$address" | sed -E 's#^(https?://[^/]+).*#\1#')"
    between=' '
  done
}

# Text as the replacement of a sed command that ends in |.
replacement() { printf %s "$1" | sed 's/[\\&|]/\\&/g'; }

attribute() {
  [ -z "$2" ] || printf ' %s="%s"' "$1" "$(printf %s "$2" | sed 's/&/\&amp;/g; s/"/\&quot;/g; s/</\&lt;/g; s/>/\&gt;/g')"
}

case ${VITE_API_BASE_URL:-} in
  /*) api= ;;
  *) api=$(origins "${VITE_API_BASE_URL:-}") ;;
esac
media=$(origins "${VITE_MEDIA_ORIGINS:-}")
upload=$(origins "${VITE_UPLOAD_ORIGINS:-}")

sed -e "s|@API_ORIGIN@|$api|g" -e "s|@MEDIA_ORIGINS@|$media|g" -e "s|@UPLOAD_ORIGINS@|$upload|g" "$template" >"$site"

# What is written in no form that the console knows ends the start too.
form() {
  [ -z "$2" ] || printf %s "$2" | grep -Eq "$3" || { echo "Not a $1: $2" >&2; exit 1; }
}
zone='^[A-Za-z][A-Za-z0-9_+-]*(/[A-Za-z0-9_+-]+)*$'
codes='^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$'
form 'time zone' "${VITE_SERVER_ZONE:-}" "$zone"
form 'time zone' "${VITE_MOMENT_ZONE:-}" "$zone"
form VITE_API_PREFIX "${VITE_API_PREFIX:-}" '^/[A-Za-z0-9_./~-]*$'
form VITE_TOKEN_SCHEME "${VITE_TOKEN_SCHEME:-}" '^[A-Za-z0-9_-]+$'
form VITE_ENVELOPE "${VITE_ENVELOPE:-}" '^(code|msg|data):[A-Za-z0-9_]+(,(code|msg|data):[A-Za-z0-9_]+)*$'
form VITE_SUCCESS_CODE "${VITE_SUCCESS_CODE:-}" "$codes"
form VITE_SESSION_CODE "${VITE_SESSION_CODE:-}" "$codes"
form VITE_REFUSED_CODE "${VITE_REFUSED_CODE:-}" "$codes"
form VITE_FIRST_PAGE "${VITE_FIRST_PAGE:-}" '^[01]$'
form VITE_SALT_PLACE "${VITE_SALT_PLACE:-}" '^(before|after)$'
form VITE_UPLOAD_PART "${VITE_UPLOAD_PART:-}" '^[A-Za-z0-9_.-]+$'

settings="<meta name=\"deployment\"$(
  attribute data-api-base-url "${VITE_API_BASE_URL:-}"
  attribute data-password-salt "${VITE_PASSWORD_SALT:-}"
  attribute data-upload-origins "${VITE_UPLOAD_ORIGINS:-}"
  attribute data-server-zone "${VITE_SERVER_ZONE:-}"
  attribute data-moment-zone "${VITE_MOMENT_ZONE:-}"
  attribute data-api-prefix "${VITE_API_PREFIX:-}"
  attribute data-token-scheme "${VITE_TOKEN_SCHEME:-}"
  attribute data-envelope "${VITE_ENVELOPE:-}"
  attribute data-success-code "${VITE_SUCCESS_CODE:-}"
  attribute data-session-code "${VITE_SESSION_CODE:-}"
  attribute data-refused-code "${VITE_REFUSED_CODE:-}"
  attribute data-first-page "${VITE_FIRST_PAGE:-}"
  attribute data-salt-place "${VITE_SALT_PLACE:-}"
  attribute data-upload-part "${VITE_UPLOAD_PART:-}"
  attribute data-orders "${VITE_ORDERS:-}"
  attribute data-filing-number "${VITE_FILING_NUMBER:-}"
  attribute data-filing-host "${VITE_FILING_HOST:-}"
) />"
for page in index.html 404.html; do
  # in place, but not by sed -i, whose new file would have another owner
  text=$(sed "s|<meta name=\"deployment\"[^>]*>|$(replacement "$settings")|" "$html/$page")
  printf '%s\n' "$text" >"$html/$page"
done
