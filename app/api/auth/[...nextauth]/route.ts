import type { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { authOptions } from '@/lib/session';

const handler = async (request: NextRequest, context: { params: Promise<{ nextauth: string[] }> }) =>
  NextAuth(request as never, context as never, await authOptions());

export { handler as GET, handler as POST };
