/**
 * What the program is made of: the libraries that pom.xml allows ({@link org.sitrep.supply.BuildFile}), held to NOTICE,
 * to the list of what the shipped jar needs ({@link org.sitrep.supply.Sbom}) and to the known holes
 * ({@link org.sitrep.supply.Advisories}). How it fits together stands in docs/supply.md.
 */
package org.sitrep.supply;
