package org.sitrep.contract;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import java.util.ServiceLoader;
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

    /** Data records have tables that the compiler writes ({@code RecordType}): they start faster, and run anywhere. */
    @Test
    void nobodyReadsRecordsByReflection() {
        noClasses()
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.lang.reflect.RecordComponent")
                .check(classes);
    }

    /** What a browser lacks or computes in other bits is asked of {@code org.sitrep.portable}. */
    @Test
    void nobodyUsesWhatBrowsersLack() {
        noClasses()
                .that()
                .resideOutsideOfPackage("org.sitrep.portable")
                .should()
                .callMethod(Math.class, "multiplyHigh", long.class, long.class)
                .orShould()
                .callMethod(Math.class, "round", double.class)
                .orShould()
                .callMethod(Math.class, "rint", double.class)
                .orShould()
                .callMethod(StrictMath.class, "exp", double.class)
                .orShould()
                .callMethod(StrictMath.class, "log", double.class)
                .orShould()
                .callMethod(StrictMath.class, "log1p", double.class)
                .orShould()
                .callMethod(Character.class, "toString", int.class)
                .orShould()
                .callMethod(ServiceLoader.class, "stream")
                .orShould()
                .dependOnClassesThat()
                .haveFullyQualifiedName("java.util.StringJoiner")
                .check(classes);
    }
}
