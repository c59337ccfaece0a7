import { createServer } from 'node:http'

export function start(port: number): string {
  // #region setup
  const server = createServer()
    server.listen(port)

  // #region address
  const address = `http://localhost:${port}`
  // #endregion address
  // #endregion setup
  return address
}
