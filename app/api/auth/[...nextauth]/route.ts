import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/session';

type Asked = { params: Promise<{ nextauth: string[] }> };

/** The requests of the sign-in to next-auth. None of its other pages and acts is there. */
const asked = { GET: ['csrf', 'providers', 'session'], POST: ['callback/credentials'] };

const answer =
  (method: keyof typeof asked) =>
  async (request: NextRequest, context: Asked): Promise<Response> =>
    asked[method].includes((await context.params).nextauth.join('/'))
      ? NextAuth(request as never, context as never, authOptions(request.headers))
      : new Response('There is nothing here.', { status: 404 });

export const GET = answer('GET');

/** The sign-in sends forms; on JSON that is none next-auth would break. */
export const POST = (request: NextRequest, context: Asked) =>
  request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
    ? answer('POST')(request, context)
    : new Response('Send the form of the sign-in.', { status: 415 });
