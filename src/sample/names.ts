// Names as Puerto Rico writes them, one or two given names and two surnames, put together by chance.
// The lists are common names; that someone bears a combination is a coincidence.
// The spelling check would have to learn every surname, which are no words of either language. cspell:disable

import type { Draw } from './draw.ts';

const listed = (names: string): readonly string[] => names.trim().split(/,\s+/);

const WOMEN = listed(`
  Ada, Aida, Alba, Alicia, Ana, Ángela, Aurora, Awilda, Beatriz, Blanca, Brenda, Carmen, Carolina, Cecilia,
  Damaris, Diana, Elba, Elena, Elisa, Elsie, Enid, Evelyn, Gladys, Gloria, Haydée, Hilda, Inés, Iris, Ivette,
  Janet, Josefina, Laura, Leticia, Lilliam, Lourdes, Luisa, Luz, Maritza, María, Mayra, Mercedes, Migdalia,
  Milagros, Minerva, Myrna, Nereida, Nilda, Noemí, Norma, Olga, Paula, Raquel, Rosa, Ruth, Sandra, Sonia, Sylvia,
  Teresa, Wanda, Yolanda, Zaida, Zoraida
`);

const MEN = listed(`
  Abimael, Agustín, Alberto, Alejandro, Alfredo, Ángel, Andrés, Antonio, Ariel, Benjamín, Carlos, César, Ciro,
  Daniel, David, Edgardo, Eduardo, Efraín, Emilio, Enrique, Ernesto, Felipe, Félix, Fernando, Francisco,
  Gilberto, Guillermo, Héctor, Heriberto, Hiram, Ismael, Iván, Jaime, Javier, Joaquín, Jorge, José, Juan, Julio,
  Luis, Manuel, Miguel, Nelson, Orlando, Osvaldo, Pablo, Pedro, Rafael, Ramón, Raúl, Ricardo, Roberto, Rubén,
  Samuel, Santiago, Sergio, Tomás, Víctor, Wilfredo, William
`);

/** What women are called after the first name: of some a devotion, which is no name alone. */
const WOMEN_SECOND = listed(`
  del Carmen, de los Ángeles, de Lourdes, del Pilar, Enid, Esther, Isabel, Ivelisse, Judith, Margarita, Marie,
  Milagros, Socorro, Victoria, Yadira
`);

const MEN_SECOND = listed(`
  A., Alberto, Antonio, Arturo, Enrique, Ernesto, Gabriel, Iván, Javier, Luis, Manuel, Miguel, Noel, Omar, R.,
  Rafael
`);

const SURNAMES = listed(`
  Acevedo, Acosta, Adorno, Agosto, Alicea, Alvarado, Álvarez, Andino, Aponte, Arroyo, Avilés, Ayala, Báez,
  Barreto, Benítez, Bermúdez, Berríos, Bonilla, Burgos, Caballero, Cabán, Calderón, Camacho, Cancel, Candelaria,
  Caraballo, Carrasquillo, Cartagena, Castro, Cintrón, Collazo, Colón, Concepción, Cordero, Correa, Cortés,
  Crespo, Cruz, Cuevas, Dávila, De la Cruz, De Jesús, De León, Del Río, Del Toro, Del Valle, Delgado, Díaz,
  Echevarría, Espada, Estrada, Falcón, Febres, Feliciano, Fernández, Ferrer, Figueroa, Flores, Fontánez, Fuentes,
  Galarza, García, González, Guerrero, Guzmán, Hernández, Huertas, Irizarry, Jiménez, Laboy, Laureano, Lebrón,
  López, Lozada, Lugo, Maldonado, Marrero, Martínez, Matos, Medina, Meléndez, Méndez, Mercado, Miranda, Molina,
  Montañez, Morales, Muñiz, Muñoz, Narváez, Navarro, Negrón, Nieves, Núñez, Ocasio, Ojeda, Oquendo, Ortega,
  Ortiz, Otero, Pabón, Pacheco, Padilla, Pagán, Peña, Pérez, Quiñones, Quintana, Ramírez, Ramos, Resto, Reyes,
  Ríos, Rivera, Robles, Rodríguez, Rolón, Román, Rosado, Rosario, Ruiz, Saldaña, Sánchez, Santana, Santiago,
  Serrano, Soto, Torres, Valentín, Vargas, Vázquez, Vega, Velázquez, Vélez, Vicéns, Zayas
`);

export interface Name {
  readonly givenNames: string;
  readonly surnames: string;
}

/** A name; somewhat fewer than half have a second given name. */
export function nameFor(sex: 'female' | 'male', draw: Draw): Name {
  const [first, second] = sex === 'female' ? [WOMEN, WOMEN_SECOND] : [MEN, MEN_SECOND];
  const given = draw.from(first);
  const further = draw.from(second);
  const withSecond = draw.below(100) < 45 && further !== given;
  const surnames = `${draw.from(SURNAMES)} ${draw.from(SURNAMES)}`;
  return { givenNames: withSecond ? `${given} ${further}` : given, surnames };
}

/** A name in one piece. */
export function fullName({ givenNames, surnames }: Name): string {
  return `${givenNames} ${surnames}`;
}
