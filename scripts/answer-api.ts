import { getResponse, type HttpHandler } from 'msw'
import type { Page } from 'playwright'

/** Answers the API of a page in this process. */
export async function answerApi(page: Page, handlers: readonly HttpHandler[]): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const asked = route.request()
    const body = asked.postData()
    const request = new Request(asked.url(), {
      method: asked.method(),
      headers: asked.headers(),
      ...(body !== null && { body }),
    })
    const response = await getResponse([...handlers], request)
    if (!response) return route.abort()
    const headers = Object.fromEntries(response.headers)
    return route.fulfill({ status: response.status, headers, body: await response.text() })
  })
}
