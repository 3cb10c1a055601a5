import type { AnswerOf, BodyOf, MethodOf, ParamsOf, PathOf, QueryOf, Verb } from './calls.ts';
import type { AddressOf, ProxiedVerb, VerbByPath, VerbWithMethod } from './paths.ts';

// Nothing here runs: that it compiles is the test, and every line marked as an error has to be one.

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Holds<Claim extends true> = Claim;

export type Claims = [
  Holds<Same<PathOf<'signIn'>, '/api/login'>>,
  Holds<Same<PathOf<'readGrid'>, '/api/socia/consultarColoresTallas/{a}/{b}'>>,
  Holds<Same<AddressOf<'readGrid'>, `/api/socia/consultarColoresTallas/${string}/${string}`>>,
  Holds<Same<MethodOf<'settleOrder'>, 'GET'>>,
  Holds<Same<VerbByPath['/api/socia/insertarItem'], 'addLines'>>,
  Holds<Same<Extract<ProxiedVerb, 'locateAddress' | 'submitToProvider'>, never>>,
  Holds<Same<Exclude<Verb, VerbWithMethod<'GET'> | VerbWithMethod<'POST'>>, 'locateAddress' | 'submitToProvider'>>,
  Holds<Same<BodyOf<'signIn'>, { usuario: string; clave: string }>>,
  Holds<Same<BodyOf<'readOrderInHand'>, undefined>>,
  Holds<Same<QueryOf<'signIn'>, undefined>>,
  Holds<Same<ParamsOf<'readBookedClient'>, { x: string }>>,
  Holds<
    Same<
      NonNullable<BodyOf<'listProducts'>['orden']>,
      'recomendado' | 'nuevo' | 'precio-asc' | 'precio-desc' | 'nombre'
    >
  >,
  Holds<Same<AnswerOf<'addLines'>['resultados'][number]['agregada'], number>>,
  Holds<Same<AnswerOf<'confirmOrder'>['resultado'], 'CONFIRMADA' | 'CAMBIOS'>>,
];

type Post = <V extends VerbWithMethod<'POST'>>(path: AddressOf<V>, body: BodyOf<V>) => Promise<AnswerOf<V>>;
type Get = <V extends VerbWithMethod<'GET'>>(path: AddressOf<V>) => Promise<AnswerOf<V>>;

export async function asABrowserClientWould(post: Post, get: Get): Promise<string[]> {
  const { token } = await post<'signIn'>('/api/login', { usuario: 'marta.ruiz', clave: 'una-frase-larga' });
  const { estado } = await get<'readOrderInHand'>('/api/socia/consultarOrdenSesion');
  const { referencia } = await get<'readGrid'>('/api/socia/consultarColoresTallas/482157/2026-12');
  // @ts-expect-error: another call's path
  await post<'signIn'>('/api/clientes/login', { usuario: 'marta.ruiz', clave: 'una-frase-larga' });
  // @ts-expect-error: a field that the call does not have
  await post<'signIn'>('/api/login', { usuario: 'marta.ruiz', clave: 'una-frase-larga', recordar: true });
  // @ts-expect-error: asentarOrden is a GET
  await post<'settleOrder'>('/api/socia/asentarOrden', undefined);
  return [token, estado, referencia];
}
