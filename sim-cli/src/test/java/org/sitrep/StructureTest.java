package org.sitrep;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.Test;

/** Holds what is so of all modules together: no package imports one that imports it, by any way round. */
class StructureTest {
    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.sitrep");

    @Test
    void packagesHaveNoCycles() {
        SlicesRuleDefinition.slices()
                .matching("org.sitrep.(**)")
                .should()
                .beFreeOfCycles()
                .check(CLASSES);
    }

    @Test
    void gamesDoNotUseEachOther() {
        SlicesRuleDefinition.slices()
                .matching("org.sitrep.rulesets.(*)..")
                .should()
                .notDependOnEachOther()
                .check(CLASSES);
    }
}
