import type { BodyOf, CallId, DatosOf, MethodOf, ParamsOf, PathOf, QueryOf } from './calls.ts';
import type { AddressOf, CallIdByPath, IdWithMethod, ProxiedCallId } from './paths.ts';

// Nothing here runs: that it compiles is the test, and every line marked as an error has to be one.

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
type Holds<Claim extends true> = Claim;

export type Claims = [
  Holds<Same<PathOf<'C001'>, '/api/login'>>,
  Holds<Same<PathOf<'C047'>, '/api/socia/consultarColoresTallas/{a}/{b}'>>,
  Holds<Same<AddressOf<'C047'>, `/api/socia/consultarColoresTallas/${string}/${string}`>>,
  Holds<Same<MethodOf<'C056'>, 'GET'>>,
  Holds<Same<CallIdByPath['/api/socia/insertarItem'], 'C068'>>,
  Holds<Same<Extract<ProxiedCallId, 'C007' | 'C094'>, never>>,
  Holds<Same<Exclude<CallId, IdWithMethod<'GET'> | IdWithMethod<'POST'>>, 'C007' | 'C094'>>,
  Holds<Same<BodyOf<'C001'>, { usuario: string; clave: string }>>,
  Holds<Same<BodyOf<'C043'>, undefined>>,
  Holds<Same<QueryOf<'C001'>, undefined>>,
  Holds<Same<ParamsOf<'C084'>, { x: string }>>,
  Holds<Same<NonNullable<BodyOf<'C009'>['orden']>, 'recomendado' | 'nuevo' | 'precio-asc' | 'precio-desc' | 'nombre'>>,
  Holds<Same<DatosOf<'C068'>['resultados'][number]['agregada'], number>>,
  Holds<Same<DatosOf<'C072'>['resultado'], 'CONFIRMADA' | 'CAMBIOS'>>,
];

type Post = <Id extends IdWithMethod<'POST'>>(path: AddressOf<Id>, body: BodyOf<Id>) => Promise<DatosOf<Id>>;
type Get = <Id extends IdWithMethod<'GET'>>(path: AddressOf<Id>) => Promise<DatosOf<Id>>;

export async function asABrowserClientWould(post: Post, get: Get): Promise<string[]> {
  const { token } = await post<'C001'>('/api/login', { usuario: 'marta.ruiz', clave: 'una-frase-larga' });
  const { estado } = await get<'C043'>('/api/socia/consultarOrdenSesion');
  const { referencia } = await get<'C047'>('/api/socia/consultarColoresTallas/482157/2026-12');
  // @ts-expect-error: another call's path
  await post<'C001'>('/api/clientes/login', { usuario: 'marta.ruiz', clave: 'una-frase-larga' });
  // @ts-expect-error: a field that the call does not have
  await post<'C001'>('/api/login', { usuario: 'marta.ruiz', clave: 'una-frase-larga', recordar: true });
  // @ts-expect-error: asentarOrden is a GET
  await post<'C056'>('/api/socia/asentarOrden', undefined);
  return [token, estado, referencia];
}
