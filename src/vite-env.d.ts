/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Where the server is, such as https://api.example.invalid; without it the simulated server runs in the page. */
  readonly VITE_API_BASE_URL?: string
  /** Appended to passwords before MD5 (C6); a deployment's own. */
  readonly VITE_PASSWORD_SALT?: string
  /** Origins of pictures and videos beside the page's own, comma-separated; for the content security policy. */
  readonly VITE_MEDIA_ORIGINS?: string
  /** Origins that files may be uploaded to, beside the page's and the server's own, comma-separated. */
  readonly VITE_UPLOAD_ORIGINS?: string
  /** `true` where the server has orders (C29). */
  readonly VITE_ORDERS?: string
  /** The filing (ICP) number in the footer of login, without its last digit. */
  readonly VITE_FILING_NUMBER?: string
  /** The one host on which the filing number ends in 8. */
  readonly VITE_FILING_HOST?: string
}
