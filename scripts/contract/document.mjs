/** Small helpers to read a bundled OpenAPI document. */

/** Every operation in the document's order: `{ path, method, operation, parameters }`, shared parameters resolved. */
export function operationsOf(document) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      method,
      operation,
      parameters: (operation.parameters ?? []).map((parameter) => resolve(document, parameter)),
    })),
  )
}

export function resolve(document, node) {
  let found = node
  while (found?.$ref) found = at(document, found.$ref)
  return found
}

/** The value at a reference inside the document, such as `#/components/schemas/Device`. */
export function at(document, reference) {
  return reference
    .slice(2)
    .split('/')
    .reduce((value, key) => value?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document)
}

export function nameOf(reference) {
  return reference.slice(reference.lastIndexOf('/') + 1)
}

export function answerOf(document, operation) {
  return resolve(document, operation.responses['200']).content['application/json']
}

/** Schema of `data` in a successful answer, or undefined when the call answers nothing. */
export function dataOf(document, operation) {
  const success = answerOf(document, operation).schema.oneOf[0]
  return success.$ref ? undefined : success.properties.data
}

/** Which field of `data` holds the rows of a paged answer: "data" or "list"; undefined for other answers (C2). */
export function rowsField(schema) {
  const properties = schema?.properties
  if (!properties?.total) return undefined
  return properties.data ? 'data' : properties.list ? 'list' : undefined
}
