import type { APIRequestContext } from 'playwright/test';

/** Replaces `{campaign}` in a path by the campaign in force, which depends on the day. */
export async function withCampaign(request: APIRequestContext, path: string, shop = ''): Promise<string> {
  const [contents, rest] = path.split('/{campaign}/');
  if (!rest) return path;
  const html = await (await request.get(shop + contents)).text();
  const [, campaign] = new RegExp(`"${contents}/([0-9-]+)/`).exec(html) ?? [];
  return `${contents}/${campaign ?? 'none'}/${rest}`;
}
