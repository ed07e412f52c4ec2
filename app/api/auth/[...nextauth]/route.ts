import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/session';

const handler = async (request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) =>
  NextAuth(request as never, context as never, await authOptions());

/** The sign-in sends forms; on JSON that is none next-auth would break. */
const form = (request: NextRequest, context: Parameters<typeof handler>[1]) =>
  request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded')
    ? handler(request, context)
    : new Response('Send the form of the sign-in.', { status: 415 });

export { form as POST, handler as GET };
