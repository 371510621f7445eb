package org.sitrep.supply;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the enforcer is told to hold every module to, it holds this one to. */
class AllowedTest {
    @Test
    void everythingIsBannedButWhatIsAllowed() throws IOException {
        assertEquals(List.of("*"), BuildFile.read().banned());
    }

    @Test
    void theClassPathHoldsAllowedLibrariesAlone() throws IOException {
        final ClassPath classPath = new ClassPath(BuildFile.read().allowed());
        assertEquals(List.of(), classPath.unknown());
        assertTrue(classPath.libraries().size() > 20, "libraries: " + classPath.libraries());
    }

    @Test
    void eachIsAllowedInOneVersionAndInOrder() throws IOException {
        final List<String> names =
                BuildFile.read().allowed().stream().map(Library::name).toList();
        assertEquals(
                names.stream().distinct().sorted(String.CASE_INSENSITIVE_ORDER).toList(), names);
    }
}
