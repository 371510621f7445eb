package org.sitrep.contract;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Holds the structure of a game's packages: no circles, a hot path without libraries, no clock. */
@Tag("contract")
class GameArchitectureTest {
    private static JavaClasses classes;

    @BeforeAll
    static void importClasses() {
        classes = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .withImportOption(location -> !location.contains("-tests.jar")) // of the contracts, once packed
                .importPackages("org.sitrep");
    }

    @Test
    void packagesHaveNoCycles() {
        SlicesRuleDefinition.slices()
                .matching("org.sitrep.(**)")
                .should()
                .beFreeOfCycles()
                .check(classes);
    }

    @Test
    void theHotPathDependsOnNothing() {
        final String[] hot = Catalogue.listed()
                .flatMap(game -> game.hotPackages().stream()
                        .map(name -> game.ruleset().getClass().getPackageName() + "." + name + ".."))
                .toArray(String[]::new);
        noClasses()
                .that()
                .resideInAnyPackage(hot)
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("org.apache..", "org.snakeyaml..", "java.time..", "java.io..", "java.nio..")
                .check(classes);
    }

    @Test
    void nobodyReadsTheClockOrUnseededRandomness() {
        noClasses()
                .should()
                .callMethod(System.class, "currentTimeMillis")
                .orShould()
                .callMethod(System.class, "nanoTime")
                .orShould()
                .callMethod(Math.class, "random")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.Random")
                .check(classes);
    }

    @Test
    void nobodyReadsClassesByReflection() {
        BrowserRules.NO_REFLECTION.check(classes);
    }

    @Test
    void nobodyUsesWhatBrowsersLack() {
        BrowserRules.NOTHING_THAT_BROWSERS_LACK.check(classes);
    }
}
